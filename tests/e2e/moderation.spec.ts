/** Products on the operator's desk: judged with a reason that their seller reads, reports answered. */
import { ADMIN } from './support/accounts';
import { postFromElsewhere } from './support/networks';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { expect, test } from './support/fixtures';
import { adminToken, openShop } from './support/papers';
import { ProductDesk, Shelf } from './support/products';
import { settled } from './support/settled';
import { newMark } from './support/unique';
import { wordsOf } from './support/words';
import { WIDE } from './support/widths';

const EVENT_MS = 20_000;
const [en, ne] = [wordsOf('en'), wordsOf('ne')];
test(
  'a product is sent back with a reason, mended by its seller, and approved',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Copper pot ${newMark()}`, { status: 'in_review' });
    const admin = await arrive({ as: ADMIN });
    await admin.goto(`/admin/products/${product.id}`);
    await settled(admin);
    const [main, dialog] = [mainOf(admin), admin.getByRole('dialog')];
    await press(main, en('Reject'));
    await dialog.getByRole('combobox').selectOption('other');
    await press(dialog, en('Reject'));
    const note = field(dialog, en('What the seller needs to fix'));
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    await isSound(admin);
    await note.fill('The picture shows a bucket.');
    await press(dialog, en('Reject'));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText('The picture shows a bucket.').first()).toBeVisible();

    const seller = await arrive({ session: shelf.session, locale: 'ne' });
    const desk = new ProductDesk(seller, 'ne');
    await desk.open();
    const bell = seller.getByRole('button', {
      name: new RegExp(`^${ne('Notifications')}, `),
    });
    await expect(bell.first()).toBeVisible({ timeout: EVENT_MS });
    await bell.first().click();
    await seller.getByRole('dialog').getByRole('link', { name: product.name }).click();
    await seller.waitForURL(`**/edit/${product.id}`);
    const said = desk.main().getByRole('note');
    await expect(said).toContainText('The picture shows a bucket.');
    await expect(said).toContainText(ne('A change is needed.'));
    await isSound(seller);
    await desk.fill({ Name: `${product.name} 12 l` });
    await desk.press('Submit for review');
    await expect
      .poll(() => shelf.read(product.id))
      .toMatchObject({ status: 'in_review' });

    await admin.reload();
    await settled(admin);
    await press(main, en('Approve'));
    await press(dialog, en('Approve'));
    await expect(main.getByText(en('Published')).first()).toBeVisible();
    expect(await shelf.read(product.id)).toMatchObject({ status: 'published' });
  },
);

test('a report ends with a warning to the seller', WIDE, async ({ arrive, request }) => {
  const shop = await openShop(request);
  const text = `Not handmade ${newMark()}`;
  const path = `/api/webui/product/${shop.product.slug}/report`;
  const sent = await postFromElsewhere(path, { reason: 'misleading', text });
  expect(sent).toBe(202);
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const admin = await arrive({ as: ADMIN });
  const report = mainOf(admin).getByRole('listitem').filter({ hasText: text });
  // Others close reports meanwhile: the last page may be another one by then.
  await expect(async () => {
    const open = await request.get('/api/admin/product-reports', { headers });
    const { last_page: last } = (await open.json()).meta as { last_page: number };
    await admin.goto(`/admin/reports/products?page=${last}`);
    await settled(admin);
    await expect(report).toBeVisible({ timeout: 2000 });
  }).toPass();
  await press(report, en('Warn the seller'));
  const dialog = admin.getByRole('dialog');
  await press(dialog, en('Warn the seller'));
  await expect(dialog.getByText(en('Describe what’s wrong.'))).toBeVisible();
  const note = field(dialog, en('Reason for the seller'));
  await note.fill('Please write that it is made by machine.');
  await isSound(admin);
  await press(dialog, en('Warn the seller'));
  // Below an open dialog nothing has a role: the list is read after it.
  await expect(dialog).toHaveCount(0);
  await expect(report).toHaveCount(0);
  await admin.goto('/admin/reports/products?status=closed');
  await expect(
    report.getByText('Please write that it is made by machine.'),
  ).toBeVisible();
});
