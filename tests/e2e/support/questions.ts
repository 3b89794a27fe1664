/** Questions, on a product's page and at the desks: their parts, found as a person finds them. */
import type { Page } from '@playwright/test';
import { press } from './parts';
import { settled } from './settled';
import type { Say } from './words';

class Place {
  constructor(
    readonly page: Page,
    protected readonly say: Say,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await settled(this.page);
  }
}

export class QuestionPart extends Place {
  part = () => this.page.locator('#questions');
  box = () => this.part().getByRole('textbox', { name: this.say('Ask a question') });
  nav = (name: string) =>
    this.page
      .getByRole('navigation', { name: this.say('On this page') })
      .getByRole('link', { name });
  waiting = (words: string) =>
    this.part()
      .getByRole('article')
      .filter({ hasText: words })
      .filter({ hasText: this.say('Waiting for an answer') });

  async ask(words: string): Promise<void> {
    await this.box().fill(words);
    await this.part()
      .getByRole('button', { name: this.say('Send question') })
      .click();
  }
}

export class Desk extends Place {
  row = (words: string) =>
    this.page.locator('[data-question]').filter({ hasText: words });

  async answer(words: string, answer: string): Promise<void> {
    const row = this.row(words);
    await row.getByLabel(this.say('Your answer')).fill(answer);
    await row.getByRole('button', { name: this.say('Answer in public') }).click();
  }

  async change(words: string, answer: string): Promise<void> {
    const row = this.row(words);
    await press(row, this.say('Edit the answer'));
    await row.getByLabel(this.say('Your answer')).fill(answer);
  }

  choose = (tab: string) =>
    this.page
      .getByRole('navigation', { name: this.say('Questions by status') })
      .getByRole('link', { name: new RegExp(`^${this.say(tab)}`) })
      .click();
}
