// Renders the element as a server does with React and with Vue, with the properties that
// its argument holds as JSON, and prints both as JSON.
import { createElement } from "react";
import { renderToString as react } from "react-dom/server";
import { createSSRApp, h } from "vue";
import { renderToString as vue } from "vue/server-renderer";

const properties = JSON.parse(process.argv[2]);
const of = (id) => ({ id, ...properties });
console.log(JSON.stringify({
  react: react(createElement("uri-playground", of("react"))),
  vue: await vue(createSSRApp({ render: () => h("uri-playground", of("vue")) })),
}));
