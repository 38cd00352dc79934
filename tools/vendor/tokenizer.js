// In the place of parse5's tokenizer: what its parser asks of one. The parser says
// here how what follows a tag is to be read; linkscan/html.js looks at it.
export const TokenizerMode = { DATA: 0, RCDATA: 1, RAWTEXT: 2, SCRIPT_DATA: 3, PLAINTEXT: 4 };

export class Tokenizer {
  state = TokenizerMode.DATA;
  inForeignNode = false;
}
