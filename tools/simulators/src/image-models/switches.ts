/**
 * Words in square brackets that change how a simulator answers one request, as `[slow 3000]` or `[stuck]`. They are in
 * the prompt, or are applied by the control route.
 */
export class Switches {
  private readonly words: ReadonlyMap<string, string>;

  /** @param text with any number of switches */
  constructor(text: string) {
    const found = text.matchAll(/\[([a-z0-9-]+)(?: ([\w.:/-]+))?\]/g);
    this.words = new Map([...found].map(([, name = '', value = '']) => [name, value]));
  }

  /** Returns true if a switch is set. */
  has(name: string): boolean {
    return this.words.has(name);
  }

  /** The number of a switch; null if the switch is absent or has no number. */
  number(name: string): number | null {
    const value = this.words.get(name);
    return value === undefined || value === '' || !Number.isFinite(Number(value)) ? null : Number(value);
  }
}
