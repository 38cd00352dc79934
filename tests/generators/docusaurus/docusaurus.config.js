module.exports = {
  title: "A site of Docusaurus",
  url: "http://127.0.0.1",
  baseUrl: "/",
  scripts: [{ src: "/playground/playground.js", type: "module" }],
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { colorMode: { respectPrefersColorScheme: true } },
  headTags: [{ tagName: "link", attributes: { rel: "icon", href: "data:," } }],
};
