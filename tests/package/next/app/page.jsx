"use client";
import { useEffect } from "react";
import { configure } from "uri-playground";
import { load } from "uri-playground/api";

export default function Page() {
  useEffect(() => {
    globalThis.configure = configure;
    load().then((playground) => { document.title = playground.resolve("http://a/b/c/d;p?q", "../../g").target; });
  }, []);
  return <uri-playground base="http://a/b/c/d;p?q" reference="../../g" loading="eager">A fallback.</uri-playground>;
}
