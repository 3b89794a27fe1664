/** A seller's products: added, found at once, changed in the list and in the form, nothing typed is lost. */
import { isSound, isSoundAtBothWidths } from './support/soundness';
import { expect, test } from './support/fixtures';
import { ProductDesk, Shelf } from './support/products';
import { newMark } from './support/unique';
import { watch } from './support/watch';
import { NARROW, WIDE } from './support/widths';

const FREE_LIMIT = 10;

test('list, form and dialogs are open to everybody', async ({
  arrive,
  request,
  language,
}) => {
  const shelf = await Shelf.of(request);
  const product = await shelf.add(`Orthodox tea ${newMark()}`);
  const page = await arrive({ locale: language, session: shelf.session });
  const troubles = watch(page);
  const desk = new ProductDesk(page, language);
  await desk.open();
  await isSoundAtBothWidths(page);
  await desk.select(product.name);
  await desk.press('Change prices');
  await isSoundAtBothWidths(page);
  await page.keyboard.press('Escape');
  await desk.press('Ranges');
  await isSoundAtBothWidths(page);
  await page.keyboard.press('Escape');
  await desk.open('/new');
  await isSoundAtBothWidths(page);
  await desk.press('Choose a category');
  await isSoundAtBothWidths(page);
  await page.keyboard.press('Escape');
  await desk.open(`/edit/${product.id}`);
  await isSoundAtBothWidths(page);
  expect(troubles).toEqual([]);
});

test(
  'a product named in Nepali is found at once by its romanised name',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const mark = newMark();
    const name = `हिमाली चिया ${mark}`;
    const page = await arrive({ locale: 'ne', session: shelf.session });
    const desk = new ProductDesk(page, 'ne');
    await desk.open('/new');
    await desk.fill({ Name: name, 'Price, NPR': '१,४५०' });
    await desk.chooseCategory('चिया');
    await desk.chooseUnit('किलो');
    await expect(desk.preview()).toContainText('१,४५०');
    await desk.press('Publish');
    await expect(desk.main().getByRole('link', { name: new RegExp(mark) })).toBeVisible();

    const buyer = await arrive({ locale: 'ne' });
    await expect(async () => {
      await buyer.goto(`/search?q=himali+chiya+${mark}`);
      await expect(buyer.getByRole('link', { name }).first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 15_000 });
  },
);

test(
  'at the limit of the Free Tier the product is kept as a draft, and the seller is told',
  NARROW,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    for (let at = 0; at < FREE_LIMIT; at += 1) await shelf.add(`Rice ${at} ${newMark()}`);
    const name = `Mustard oil ${newMark()}`;
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open('/new');
    await desk.fill({ Name: name, 'Price, NPR': '310' });
    await desk.chooseCategory('oil');
    await desk.chooseUnit('kg');
    await desk.press('Publish');
    await expect(desk.dialog()).toContainText(desk.say('Your Free Tier is full'));
    await isSound(page);
    await desk
      .dialog()
      .getByRole('link', { name: desk.say('See my drafts') })
      .click();
    await expect(desk.main().getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expect(desk.main()).toContainText('10 of 10 products published');
    const drafts = await shelf.all('?status=draft');
    expect(drafts.map((one) => one.name)).toEqual([name]);
  },
);

test(
  'two tabs that changed one product: each difference is shown, both keep what they chose',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Green tea ${newMark()}`);
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open(`/edit/${product.id}`);
    await shelf.change(product, { price: '900.00', moq: 40 });
    await desk.fill({ 'Price, NPR': '1200' });
    await desk.press('Save');
    const panel = desk.main().getByRole('alert').filter({ hasText: 'Yours: 1200' });
    await expect(panel).toContainText('Saved now: 900');
    await expect(
      desk.main().getByRole('button', { name: 'Save', exact: true }),
    ).toBeDisabled();
    await isSound(page);
    await desk.press('{name}: keep my version', { name: desk.say('Price, NPR') });
    await expect(desk.field('Minimum order')).toHaveValue('40');
    await desk.press('Save');
    await expect(
      desk.notice(desk.say('Saved: “{name}”', { name: product.name })),
    ).toBeVisible();
    expect(await shelf.read(product.id)).toMatchObject({ price: '1200.00', moq: 40 });
  },
);

test(
  'what is typed waits on the device until it is saved or thrown away',
  NARROW,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Honey ${newMark()}`);
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open(`/edit/${product.id}`);
    await desk.fill({ Name: 'Wild cliff honey' });
    await page
      .getByRole('link', { name: desk.say('Products'), exact: true })
      .first()
      .click();
    await expect(desk.dialog()).toContainText(desk.say('You have unsaved changes'));
    await desk.press('Leave page');
    await expect(page).toHaveURL(/\/seller\/manageproducts$/);
    await desk.open(`/edit/${product.id}`);
    await expect(desk.field('Name')).toHaveValue('Wild cliff honey');
    await expect(desk.main()).toContainText('We restored your unsaved changes from');
    await desk.press('Discard draft');
    await expect(desk.field('Name')).toHaveValue(product.name);
  },
);

test(
  'price and minimum order are changed where they stand',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const product = await shelf.add(`Cardamom ${newMark()}`);
    const { name } = product;
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open();
    await desk.edit('Price of {name}', name);
    await page.keyboard.type('9999');
    await page.keyboard.press('Escape');
    await expect(desk.row(product.id)).toContainText('NPR 1,000');
    await desk.edit('Price of {name}', name);
    await page.keyboard.type('1,250');
    await page.keyboard.press('Enter');
    await expect(desk.row(product.id)).toContainText('NPR 1,250');
    await desk.edit('Minimum order of {name}', name);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(desk.notice(desk.say('Saved: “{name}”', { name })).last()).toBeVisible();
    await expect
      .poll(() => shelf.read(product.id))
      .toMatchObject({ price: '1250.00', moq: 12 });
  },
);

test(
  'prices of many products move by percent after an example; hiding and archiving can be undone',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const one = await shelf.add(`Ginger ${newMark()}`);
    const other = await shelf.add(`Turmeric ${newMark()}`);
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open();
    await desk.select(one.name, other.name);
    await desk.press('Change prices');
    await desk.field('Percent', 'dialog').fill('10');
    await expect(desk.dialog()).toContainText('NPR 1,100');
    await desk.press('Change the prices');
    await expect(desk.notice('Changed: 2')).toBeVisible();
    await expect(desk.row(one.id)).toContainText('NPR 1,100');
    expect(await shelf.read(other.id)).toMatchObject({ price: '1100.00' });

    await desk.choose(one.name, 'Hide from buyers');
    await expect(desk.row(one.id)).toContainText('Unlisted');
    await desk.press('Undo');
    await expect(desk.row(one.id)).toContainText('Published');
    // A notice that goes takes the focus along, and closes an open menu: without the notices.
    await desk.open();

    await desk.choose(other.name, 'Archive');
    await expect(desk.row(other.id)).toContainText(desk.say('Archiving'));
    await desk.notice('Archiving').getByRole('button').click();
    await expect(desk.row(other.id)).toContainText('Published');
    await desk.open();
    await desk.choose(one.name, 'Archive');
    await expect(desk.row(one.id)).toHaveCount(0, { timeout: 15_000 });
    expect(await shelf.read(other.id)).toMatchObject({ status: 'published' });
    const archived = await shelf.all('?status=archived');
    expect(archived.map(({ name }) => name)).toEqual([one.name]);
  },
);

test(
  'ranges are made, filled, named in both languages and put in order',
  WIDE,
  async ({ arrive, request }) => {
    const shelf = await Shelf.of(request);
    const [one, other] = [await shelf.add('Ilam tea'), await shelf.add('Palpa dhaka')];
    const page = await arrive({ session: shelf.session });
    const desk = new ProductDesk(page, 'en');
    await desk.open();
    await desk.press('Ranges');
    const list = desk.dialog().getByRole('list');
    for (const name of ['Teas', 'Spices']) {
      await desk.field('Name', 'dialog').fill(name);
      await desk.press('Create');
      await expect(list.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    await desk.press('Move {name} up', { name: 'Spices' });
    await expect(list.getByRole('listitem').first()).toContainText('Spices');
    await desk.press('Choose products for {name}', { name: 'Teas' });
    await desk.dialog().getByRole('checkbox', { name: one.name }).check();
    await desk.dialog().getByRole('searchbox').fill('palpa');
    await expect(desk.dialog().getByRole('checkbox')).toHaveCount(1);
    await desk.dialog().getByRole('checkbox', { name: other.name }).check();
    await isSound(page);
    await desk.press('Save');
    await expect(list.getByText('Products: 2')).toBeVisible();
    await desk.press('Choose products for {name}', { name: 'Teas' });
    await desk.dialog().getByRole('checkbox', { name: other.name }).uncheck();
    await desk.press('Save');
    await expect(list.getByText('Products: 1')).toBeVisible();
    await desk.press('Delete {name}', { name: 'Teas' });
    await desk.press('Delete');
    await expect(list.getByRole('listitem')).toHaveCount(1);
  },
);
