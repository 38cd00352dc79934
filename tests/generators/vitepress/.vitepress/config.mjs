export default {
  title: "A site of VitePress",
  head: [
    ["link", { rel: "icon", href: "data:," }],
    ["script", { type: "module", src: "/playground/playground.js" }],
  ],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "uri-playground" } } },
  themeConfig: { sidebar: [{ text: "First", link: "/" }, { text: "Second", link: "/other" }], search: { provider: "local" } },
};
