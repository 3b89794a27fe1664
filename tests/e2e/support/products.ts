/** The products of a company made for one test: their parts, found as a person finds them. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sessionOfSeller } from './company';
import { makeSeller } from './sellers';
import { settled } from './settled';
import { wordsOf, type Locale, type Say } from './words';

const EVENT_MS = 20_000;
export type SavedProduct = {
  id: string;
  version: number;
  name: string;
  status: string;
  price: string | null;
  moq: number;
};
type Facts = Record<string, unknown>;

/** The shelf of one seller, by the API. */
export class Shelf {
  private constructor(
    readonly api: APIRequestContext,
    readonly token: string,
    readonly session: string,
    private readonly known: Facts,
  ) {}

  static async of(api: APIRequestContext): Promise<Shelf> {
    const session = await sessionOfSeller(api, await makeSeller(api));
    const dataOf = async (path: string) => (await (await api.get(path)).json()).data;
    const [category] = await dataOf('/api/webui/level4Categories');
    const [unit] = await dataOf('/api/productunitsearch?q=kg');
    const known = { category_id: category.id, unit_id: unit.id };
    const { access_token: token } = session;
    const shelf = new Shelf(api, token, JSON.stringify(session), known);
    // The catalogue hears of the company by event.
    const quota = async () => (await shelf.call('get', '/quota')).status();
    await expect.poll(quota, { timeout: EVENT_MS }).toBe(200);
    return shelf;
  }

  call(method: 'get' | 'post' | 'put', path = '', data?: Facts) {
    const headers = { Authorization: `Bearer ${this.token}` };
    return this.api[method](`/api/products${path}`, {
      headers,
      ...(data ? { data } : {}),
    });
  }

  async add(name: string, facts: Facts = {}): Promise<SavedProduct> {
    const wish = { name, price: '1000.00', moq: 5, status: 'published' };
    const answer = await this.call('post', '', { ...this.known, ...wish, ...facts });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  }

  /** What another tab saved meanwhile. */
  async change({ id, name }: SavedProduct, facts: Facts): Promise<void> {
    const wish = { ...this.known, name, ...facts };
    const answer = await this.call('put', `/${id}`, wish);
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async read(id: string): Promise<SavedProduct> {
    return (await (await this.call('get', `/${id}`)).json()).data;
  }

  async all(query = ''): Promise<SavedProduct[]> {
    return (await (await this.call('get', query)).json()).data;
  }
}

/** The screens of one seller's products. */
export class ProductDesk {
  readonly say: Say;

  constructor(
    readonly page: Page,
    locale: Locale,
  ) {
    this.say = wordsOf(locale);
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/seller/manageproducts${path}`);
    await settled(this.page);
  }

  main = () => this.page.getByRole('main');
  dialog = () => this.page.getByRole('dialog');
  row = (id: string) => this.page.locator(`[data-product="${id}"]`);
  notice = (text: string) => this.page.locator('[data-sonner-toast]', { hasText: text });
  press = (name: string, values?: Record<string, string>) =>
    this.page.getByRole('button', { name: this.say(name, values), exact: true }).click();
  preview = () =>
    this.page.getByRole('complementary', { name: this.say('As buyers see it') });
  /** A figure of the list, by its name and whatever stands there now. */
  edit = (label: string, name: string) =>
    this.page
      .getByRole('button', { name: new RegExp(`^${this.say(label, { name })}: `) })
      .click();
  field = (name: string, place: 'main' | 'dialog' = 'main') =>
    this.page
      .getByRole(place)
      .getByRole('textbox', { name: this.say(name), exact: true });

  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name).fill(value);
    }
  }

  /** By a word of it, as most people do. */
  async chooseCategory(word: string): Promise<void> {
    await this.press('Choose a category');
    await this.dialog().getByRole('searchbox').fill(word);
    await this.dialog().getByRole('list').getByRole('button').first().click();
    await expect(this.dialog()).toHaveCount(0);
  }

  async chooseUnit(word: string): Promise<void> {
    const unit = this.main().getByRole('combobox', { name: this.say('Unit') });
    await unit.fill(word);
    await this.main().getByRole('option').first().waitFor();
    await unit.press('Enter');
  }

  async choose(name: string, action: string): Promise<void> {
    await this.press('Actions for {name}', { name });
    await this.page
      .getByRole('menuitem', { name: this.say(action), exact: true })
      .click();
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.page.getByLabel(this.say('Select {0}', { 0: name })).check();
    }
  }
}
