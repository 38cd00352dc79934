"""A Sphinx directive for the URI Playground.

Save it beside conf.py, and write at the end of conf.py

    import os, sys
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    extensions.append("uri_playground")
    uri_playground = "https://example.org/playground/"  # where playground.js lies

Then, in a page:

    .. uri-playground::
       :base: http://a/b/c/d;p?q
       :ref: ../../g
       :view: trace

       What is shown where no script runs.
"""

from html import escape

from docutils import nodes
from docutils.parsers.rst import Directive, directives

NAMES = (
    "base ref text view dialect lesson exercise level seed progress strict "
    "erratum4547 erratum4789 literalrule lang step theme readonly controls panes predict expect "
    "notes ask hide preset lenient no-controls loading mode height heading-level "
).split()


class UriPlayground(Directive):
    has_content = True
    option_spec = {name: directives.unchanged for name in NAMES}

    def run(self):
        attributes = "".join(f' {name}="{escape(value or "")}"' for name, value in self.options.items())
        fallback = nodes.container()
        self.state.nested_parse(self.content, self.content_offset, fallback)
        return [
            nodes.raw("", f"<uri-playground{attributes}>", format="html"),
            *fallback.children,
            nodes.raw("", "</uri-playground>", format="html"),
        ]


def add_script(app):
    site = app.config.uri_playground.rstrip("/")
    app.add_css_file(site + "/reserve.css")  # keeps the place of embeds until the script is there
    app.add_js_file(site + "/playground.js", type="module")


def setup(app):
    app.add_config_value("uri_playground", "/playground/", "html")
    app.add_directive("uri-playground", UriPlayground)
    app.connect("builder-inited", add_script)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
