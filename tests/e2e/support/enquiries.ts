/** A company and a buyer of their own for one test, and what they ask each other, by the API. */
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { EVENT_MS, sessionOfSeller } from './company';
import { newcomer } from './newcomer';
import { mainOf } from './parts';
import { makeSeller } from './sellers';
import { newEmail, newPhone } from './unique';
import type { Say } from './words';

export class Deal {
  private constructor(
    private readonly api: APIRequestContext,
    readonly slug: string,
    readonly company: string,
    readonly seller: string,
    readonly buyer: string,
    private readonly categoryId: string,
  ) {}

  static async of(api: APIRequestContext): Promise<Deal> {
    const made = await makeSeller(api);
    const [signedIn, buyer] = await Promise.all([
      sessionOfSeller(api, made),
      newcomer(api, { fname: 'Asha' }),
    ]);
    // Signed in anew: the first token does not know that the address is confirmed.
    const data = { email: buyer.email, password: buyer.password, terms: true };
    const login = (await (await api.post('/api/login', { data })).json()).data;
    const [category] = (await (await api.get('/api/webui/level4Categories')).json()).data;
    const seller = JSON.stringify(signedIn);
    return new Deal(
      api,
      made.slug,
      made.name,
      seller,
      JSON.stringify(login),
      category.id,
    );
  }

  /** The id of the enquiry; the company is known to engagement by event. */
  async ask(requirements: string, name = 'Asha Rai'): Promise<string> {
    const data = {
      name,
      phone_number: newPhone(),
      email: newEmail(),
      requirements,
      category_id: this.categoryId,
    };
    let id = '';
    const send = async () => {
      const path = `/api/webui/seller/${this.slug}/contactseller`;
      const answer = await this.api.post(path, { data, headers: headersOf(this.buyer) });
      if (answer.ok()) id = (await answer.json()).data.id;
      return answer.status();
    };
    await expect.poll(send, { timeout: EVENT_MS, intervals: [500] }).toBe(201);
    return id;
  }

  async move(id: string, status: string, by: 'seller' | 'buyer' = 'seller') {
    const answer = await this.api.post(`/api/enquiries/${id}`, {
      data: { status },
      headers: headersOf(this[by]),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async label(id: string, labels: string[]) {
    const answer = await this.api.patch(`/api/enquiries/${id}/crm`, {
      data: { labels },
      headers: headersOf(this.seller),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async statusOf(id: string): Promise<string> {
    const headers = headersOf(this.seller);
    const answer = await this.api.get(`/api/enquiries/${id}`, { headers });
    return (await answer.json()).data.status;
  }
}

const headersOf = (session: string) => ({
  Authorization: `Bearer ${JSON.parse(session).access_token}`,
});

/** What is known of the other side: beside the conversation where there is room, else in a drawer. */
export async function openDetails(page: Page, say: Say): Promise<Locator> {
  await expect(page.getByTestId('conversation')).toBeVisible();
  // While one closes, what is below it is nobody's yet.
  await expect(page.getByRole('dialog')).toBeHidden();
  const button = page.getByRole('button', { name: say('Details'), exact: true });
  if (!(await button.isVisible())) return mainOf(page);
  await button.click();
  return page.getByRole('dialog');
}
