/**
 * Words in square brackets that change how an image simulator answers one request, such as `[slow 3000]` or
 * `[stuck]`. Switches are part of the prompt, or the control route of the simulator applies them.
 */
export class Switches {
  private readonly words: ReadonlyMap<string, string>;
  /**
   * The headline that the text asks for in the image: the words in quotation marks after "Write this headline into the
   * image". Null for a request for an image without text.
   */
  readonly headline: string | null;

  /** @param text text that contains any number of switches, such as a prompt */
  constructor(text: string) {
    const found = text.matchAll(/\[([a-z0-9-]+)(?: ([\w.:/-]+))?\]/g);
    this.headline = /Write this headline into the image[^"]*"([^"]+)"/.exec(text)?.[1] ?? null;
    this.words = new Map([...found].map(([, name = '', value = '']) => [name, value]));
  }

  /** Returns true if the text contains a switch. @param name name of the switch without brackets */
  has(name: string): boolean {
    return this.words.has(name);
  }

  /**
   * Returns the number inside a switch, such as 3000 of `[slow 3000]`; null if the switch is absent or has no
   * number.
   */
  number(name: string): number | null {
    const value = this.words.get(name);
    return value === undefined || value === '' || !Number.isFinite(Number(value)) ? null : Number(value);
  }
}
