// Renders the element in the page with React and with Vue. The properties
// are in globalThis.properties.
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createApp, h } from "vue";

const of = (id) => ({ id, ...globalThis.properties });
const place = () => document.body.appendChild(document.createElement("div"));
await customElements.whenDefined("uri-playground");
createRoot(place()).render(createElement("uri-playground", of("react")));
createApp({ render: () => h("uri-playground", of("vue")) }).mount(place());
