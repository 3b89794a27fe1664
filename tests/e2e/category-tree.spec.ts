/** The operator puts the tree of categories in order; sellers are asked what it asks. */
import { newCategory, openAtDesk } from './support/categories';
import { field, mainOf, press } from './support/parts';
import { isSound } from './support/soundness';
import { pictureFile } from './support/drive';
import { expect, test } from './support/fixtures';
import { ProductDesk, Shelf } from './support/products';
import { settled } from './support/settled';
import { wordsOf } from './support/words';
import { WIDE } from './support/widths';

const en = wordsOf('en');
test(
  'a category gets a picture, becomes one with another, and moves to the top',
  WIDE,
  async ({ arrive, request }) => {
    const above = await newCategory(request);
    const kept = await newCategory(request, above.id);
    const gone = await newCategory(request, above.id);
    const admin = await openAtDesk(arrive, gone);
    const [main, dialog] = [mainOf(admin), admin.getByRole('dialog')];
    await press(main, en('Merge'));
    await dialog.getByRole('searchbox').fill(kept.name);
    await dialog.getByRole('radio', { name: kept.name }).check();
    await expect(dialog.getByRole('status')).toContainText(`move to ${kept.name}`);
    await isSound(admin);
    await press(dialog, en('Merge'));
    await expect(main.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();
    const led = await request.get(`/api/webui/categories/${gone.slug}`);
    expect(new URL(led.url()).pathname).toBe(`/api/webui/categories/${kept.slug}`);

    await admin
      .getByLabel(en('Picture of the category'))
      .setInputFiles(await pictureFile(admin, 'loom.png'));
    await expect(main.locator('img[src^="/storage/"]')).toBeVisible();

    await expect(main.getByRole('link', { name: above.name })).toBeVisible();
    await press(main, en('Move'));
    await dialog.getByLabel(en('Top level: main category')).check();
    await press(dialog, en('Move'));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('link', { name: above.name })).toHaveCount(0);
    await kept.remove();
    await above.remove();
  },
);

test(
  'what a category asks is put in order by the operator, and asked of the seller',
  WIDE,
  async ({ arrive, request }) => {
    const category = await newCategory(request);
    const admin = await openAtDesk(arrive, category);
    const rows = mainOf(admin).getByRole('form', { name: en('Specifications') });
    const row = (index: number) => rows.getByRole('listitem').nth(index);
    await press(rows, en('Add a field'));
    await field(row(0), en('Name in English')).fill('Width');
    await field(row(0), en('Name in Nepali')).fill('चौडाइ');
    await press(rows, en('Add a field'));
    await field(row(1), en('Name in English')).fill('Weave');
    await field(row(1), en('Name in Nepali')).fill('बुनाइ');
    await row(1).getByRole('combobox').selectOption('choice');
    await field(row(1), en('Choices')).fill('Plain = सादा\nTwill = ट्विल');
    await row(1).getByLabel(en('Required to publish')).check();
    await press(rows, en('Move {name} up', { name: 'Weave' }));
    await isSound(admin);
    await press(rows, en('Save the fields'));
    await expect(admin.locator('[data-sonner-toast]')).toContainText(
      /^Specifications of .* saved$/,
    );

    const shelf = await Shelf.of(request);
    const desk = new ProductDesk(
      await arrive({ session: shelf.session, locale: 'ne' }),
      'ne',
    );
    await desk.open('/new');
    await desk.fill({ Name: 'Dhaka cloth', 'Price, NPR': '900' });
    await desk.chooseCategory(category.name);
    await desk.chooseUnit('kg');
    await desk.press('Publish');
    const weave = desk.main().getByRole('combobox', { name: 'बुनाइ' });
    await expect(weave).toBeFocused();
    await expect(weave).toHaveAttribute('aria-invalid', 'true');
    await expect(desk.page.locator('[data-sonner-toast]')).toBeVisible();
    await weave.selectOption({ label: 'ट्विल' });
    await field(desk.main(), 'चौडाइ').fill('45');
    await isSound(desk.page);
    await desk.press('Publish');
    await desk.page.waitForURL('**/seller/manageproducts');
    const [made] = await shelf.all('?status=published');
    expect(made).toMatchObject({ specs: { weave: 'twill', width: '45' } });

    await admin.goto(`/admin/products/${made?.id}`);
    await settled(admin);
    const facts = mainOf(admin).getByRole('definition');
    await expect(facts.getByText('Twill')).toBeVisible();
  },
);
