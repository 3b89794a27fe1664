import { I18n, type Messages } from '@lingui/core';

type Events = {
  change: () => void;
  missing: (event: { locale: string; id: string }) => void;
};

/** The browser's instance of Lingui. */
export class PageI18n extends I18n {
  private isQuiet = false;

  /**
   * Adds messages that no component waits for. A `change` would render the page again, and replace
   * the server's HTML of deferred parts by their fallbacks.
   */
  addQuietly(locale: string, messages: Messages): void {
    this.isQuiet = true;
    this.load(locale, messages);
    this.isQuiet = false;
  }

  override emit<E extends keyof Events>(event: E, ...args: Parameters<Events[E]>): void {
    if (!this.isQuiet) super.emit(event, ...args);
  }
}
