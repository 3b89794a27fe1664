/** Pictures of a product, and what its seller does with many products. */
import { readFile } from 'node:fs/promises';
import { isSound } from './support/soundness';
import { bring, pictureFile } from './support/drive';
import { expect, test } from './support/fixtures';
import { ProductDesk, Shelf } from './support/products';
import { newMark } from './support/unique';
import { NARROW, WIDE } from './support/widths';

test(
  'pictures come by choice, drop and from My Drive; the keyboard makes one the cover',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Singing bowl ${newMark()}`);
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open(`/edit/${product.id}`);
    const headers = { Authorization: `Bearer ${shelf.token}` };
    const multipart = { file: await pictureFile(page, 'kept.png') };
    expect((await request.post('/api/mydrive', { multipart, headers })).ok()).toBe(true);

    const pictures = desk
      .main()
      .getByRole('list', { name: desk.say('Pictures in order') });
    const count = (wanted: number) =>
      expect(pictures.getByRole('listitem')).toHaveCount(wanted);
    await page
      .getByLabel(desk.say('Files to upload'))
      .setInputFiles(await pictureFile(page, 'chosen.png'));
    await count(1);
    const place = page.getByText(desk.say('or drop them here, or paste with Ctrl+V'));
    await bring(place, 'drop', await pictureFile(page, 'dropped.png'));
    await count(2);
    await desk.press('From My Drive');
    await desk.dialog().getByText('kept.png').click();
    await isSound(page);
    await desk.press('Choose {shown}', { shown: '1' });
    await count(3);

    const sources = () =>
      pictures
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
    const [first, second, third] = await sources();
    const front = (at: string) =>
      page.getByRole('button', {
        name: desk.say('Move picture {place} forward', { place: at }),
      });
    await front('3').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(sources).toEqual([first, third, second]);
    await front('2').focus();
    await page.keyboard.press('Enter');
    await expect.poll(sources).toEqual([third, first, second]);
    await expect(pictures.getByRole('listitem').first()).toContainText(desk.say('Cover'));
    await isSound(page);
    await desk.press('Save');
    await expect(
      desk.notice(desk.say('Saved: “{name}”', { name: product.name })),
    ).toBeVisible();
    const saved = (await shelf.read(product.id)) as unknown as { image: string };
    expect(third).toContain(saved.image);
  },
);

test(
  'a product is doubled, many get another category, the list is kept and exported',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Khukuri ${newMark()}`);
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open();
    await desk.choose(product.name, 'Duplicate');
    await page.waitForURL(/\/edit\//);
    await expect(desk.field('Name')).toHaveValue(`${product.name} (copy)`);

    await desk.open('?status=draft&sort=name');
    await desk.press('Save view');
    await desk.field('Name of the view', 'dialog').fill('My drafts');
    await desk
      .dialog()
      .getByRole('button', { name: desk.say('Save view') })
      .click();
    const views = page.getByRole('navigation', {
      name: desk.say('Views of the products'),
    });
    await views.getByRole('link', { name: /^All/ }).click();
    await expect(page).not.toHaveURL(/status=draft/);
    await views.getByRole('link', { name: 'My drafts' }).click();
    await expect(page).toHaveURL(/status=draft&sort=name/);

    const download = page.waitForEvent('download');
    await desk.press('Export');
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain(`${product.name} (copy)`);

    await desk.select(`${product.name} (copy)`);
    const bar = page.getByRole('region', { name: desk.say('Selected products') });
    await bar.getByRole('button', { name: desk.say('More') }).click();
    await page.getByRole('menuitem', { name: desk.say('Set category') }).click();
    await desk.dialog().getByRole('searchbox').fill('honey');
    await desk.dialog().getByRole('list').getByRole('button').first().click();
    await expect(desk.notice(`Changed: “${product.name} (copy)”`)).toBeVisible();
    const [copy] = (await shelf.all('?status=draft')) as unknown as {
      category_id: string;
    }[];
    const kept = (await shelf.read(product.id)) as unknown as { category_id: string };
    expect(copy?.category_id).not.toBe(kept.category_id);
  },
);

test(
  'a price step is marked at its line, and money is never rounded',
  NARROW,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Dhaka cloth ${newMark()}`);
    const page = await arrive({ locale: 'ne', session: shelf.session });
    const desk = new ProductDesk(page, 'ne');
    await desk.open(`/edit/${product.id}`);
    await desk.press('Add a tier');
    await desk.fill({ 'Min. quantity': '१००', 'Price each, NPR': '९९०.५०५' });
    await desk.press('Save');
    const price = desk.field('Price each, NPR');
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toBeFocused();
    await isSound(page);
    await price.fill('९९०.५');
    await desk.press('Save');
    await expect(
      desk.notice(desk.say('Saved: “{name}”', { name: product.name })),
    ).toBeVisible();
    expect(await shelf.read(product.id)).toMatchObject({
      price_tiers: [{ min_qty: 100, price: '990.50' }],
    });
  },
);
