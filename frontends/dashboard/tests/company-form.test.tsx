/** The company's sections and its onboarding: refusals, two devices, drafts. */
import type { OwnProfile, ProfileChange } from '@haat/api/own-company';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useOwnCompany } from '../src/api/company';
import { useCompanyEditor } from '../src/features/company/hooks/use-company-editor';
import { AboutFields } from '../src/features/company/components/about-fields';
import { BusinessFields } from '../src/features/company/components/business-fields';
import { EditSection } from '../src/features/company/components/edit-section';
import { NameFields } from '../src/features/company/components/name-fields';
import { Wizard } from '../src/features/company/components/wizard';
import { company } from './support/company';
import { renderPart, serveApi } from './support/stage';

let now: OwnProfile;
const sent: (ProfileChange & { step?: number })[] = [];
const refusal = (status: number, errors = {}) =>
  HttpResponse.json({ message: 'No.', code: 'invalid', errors }, { status });
/** As vendor: an older version is a conflict. */
serveApi(
  http.get('*/api/sellerprofile', () => HttpResponse.json({ data: now })),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.put('*/api/sellerprofile', async ({ request }) => {
    const change = (await request.json()) as ProfileChange;
    sent.push(change);
    const { version, ...fields } = change;
    if (version !== now.version) return refusal(409);
    if (change.slug === 'taken') return refusal(422, { slug: ['Taken.'] });
    now = { ...now, ...(fields as Partial<OwnProfile>), version: now.version + 1 };
    return HttpResponse.json({ data: now });
  }),
  http.post('*/api/sellerprofile', async ({ request }) => {
    const form = (await request.json()) as ProfileChange & { step: number };
    sent.push(form);
    if (!form.primary_mobile) return refusal(422, { primary_mobile: ['Required.'] });
    now = { ...now, ...(form as Partial<OwnProfile>) };
    return HttpResponse.json({ data: now });
  }),
);
beforeEach(() => {
  now = company;
  sent.splice(0);
});

const show = (page: ReactNode) => renderPart(page, { at: '/seller/companyprofile' });
/** Sections without map and charts, which need a browser. */
function Sections({ company: whole }: { company: OwnProfile }) {
  const { sections } = useCompanyEditor(whole);
  return (
    <>
      <EditSection id="company" title="Company" section={sections.company}>
        <NameFields />
      </EditSection>
      <EditSection id="about" title="About" section={sections.about}>
        <AboutFields />
      </EditSection>
      <EditSection id="trade" title="What you sell" section={sections.trade}>
        <BusinessFields />
      </EditSection>
    </>
  );
}
function Page() {
  const { company: whole } = useOwnCompany();
  return whole ? <Sections company={whole} /> : null;
}
const section = async (name: string) => within(await screen.findByRole('form', { name }));
type Part = Awaited<ReturnType<typeof section>>;
const retype = async (part: Part, label: RegExp, text: string) => {
  await userEvent.clear(part.getByLabelText(label));
  await userEvent.type(part.getByLabelText(label), text);
};
const save = (part: Part) => userEvent.click(part.getByRole('button', { name: 'Save' }));

test('only the typed fields of a section are sent', async () => {
  show(<Page />);
  const part = await section('Company');
  await retype(part, /^Founded in/, '२०१५');
  await save(part);
  await waitFor(() => expect(part.queryByText('Not saved yet')).toBeNull());
  expect(sent).toEqual([{ established: 2015, version: 3 }]);
});

test('a refused field has an error, the focus and its text', async () => {
  show(<Page />);
  const part = await section('Company');
  await retype(part, /^Shop URL/, 'taken');
  await save(part);
  expect(await part.findByText('Taken.')).toBeVisible();
  expect(part.getByLabelText(/^Shop URL/)).toHaveFocus();
  expect(part.getByLabelText(/^Shop URL/)).toHaveValue('taken');
  await userEvent.type(part.getByLabelText(/^Shop URL/), 'x');
  expect(part.queryByText('Taken.')).toBeNull();
});

test('saving one section does not reset another', async () => {
  show(<Page />);
  const [about, trade] = [await section('About'), await section('What you sell')];
  await retype(trade, /^What you do/, 'Spices');
  await retype(about, /^About the company$/, 'New');
  await save(about);
  await waitFor(() => expect(about.queryByText('Not saved yet')).toBeNull());
  expect(trade.getByLabelText(/^What you do/)).toHaveValue('Spices');
  expect(trade.getByText('Not saved yet')).toBeVisible();
});

test('somebody else’s work on another field is no conflict', async () => {
  show(<Page />);
  const part = await section('About');
  await retype(part, /^About the company$/, 'Mine');
  now = { ...now, version: 9, about_ne: 'उनको' };
  await save(part);
  await waitFor(() => expect(now.about).toBe('Mine'));
  expect(sent.at(-1)).toEqual({ about: 'Mine', version: 9 });
  await waitFor(() =>
    expect(part.getByLabelText(/^About the company, in Nepali/)).toHaveValue('उनको'),
  );
});

test('a conflict shows both values of the field, and mine can be chosen', async () => {
  show(<Page />);
  const part = await section('About');
  await retype(part, /^About the company$/, 'Mine');
  now = { ...now, version: 9, about: 'Theirs' };
  await save(part);
  expect(await part.findByText('Saved now: Theirs')).toBeVisible();
  expect(part.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(part.getByRole('button', { name: 'Keep my version' }));
  await save(part);
  await waitFor(() => expect(now.about).toBe('Mine'));
});

test('a conflict can be solved with the other value', async () => {
  show(<Page />);
  const part = await section('About');
  await retype(part, /^About the company$/, 'Mine');
  now = { ...now, version: 9, about: 'Theirs' };
  await save(part);
  await userEvent.click(
    await part.findByRole('button', { name: 'Use the saved version' }),
  );
  expect(part.getByLabelText(/^About the company$/)).toHaveValue('Theirs');
  expect(part.queryByText('Not saved yet')).toBeNull();
});

test('a draft is restored, and can be discarded', async () => {
  show(<Page />);
  await retype(await section('About'), /^About the company$/, 'Half a sentence');
  cleanup();
  show(<Page />);
  const part = await section('About');
  await waitFor(() =>
    expect(part.getByLabelText(/^About the company$/)).toHaveValue('Half a sentence'),
  );
  await userEvent.click(part.getByRole('button', { name: 'Discard' }));
  expect(part.getByLabelText(/^About the company$/)).toHaveValue('Old');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the onboarding marks missing fields, and continues after the save', async () => {
  const started = { step: 80, status: null, slug: null, company_name: null };
  show(<Wizard company={started} />);
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(screen.getByLabelText(/^Viber/), '9841234567');
  await next();
  expect(await screen.findByText('Required.')).toBeVisible();
  expect(screen.getByLabelText(/^Mobile number/)).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '9841234567');
  expect(screen.queryByText('Required.')).toBeNull();
  now = { ...now, step: 120 };
  await next();
  expect(await screen.findByRole('heading', { name: 'Industry' })).toBeVisible();
  expect(sent.at(-1)).toEqual({
    step: 120,
    primary_mobile: '9841234567',
    viber: '9841234567',
  });
});

test('text typed in the onboarding is restored after a reload', async () => {
  const started = { step: 80, status: null, slug: null, company_name: null };
  show(<Wizard company={started} />);
  await userEvent.type(screen.getByLabelText(/^Viber/), '9841234567');
  cleanup();
  show(<Wizard company={started} />);
  await waitFor(() => expect(screen.getByLabelText(/^Viber/)).toHaveValue('9841234567'));
});
