import os
import sys

sys.dont_write_bytecode = True

# The directive that authors save beside this file.
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../static/integrations/sphinx"))

project = "A site of Sphinx"
extensions = ["uri_playground"]
uri_playground = "/playground/"
html_theme = "alabaster"  # which has no dark colours; _templates adds a switch
templates_path = ["_templates"]
html_static_path = ["_static"]
html_css_files = ["dark.css"]
html_show_sphinx = False
