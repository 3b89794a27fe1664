/** The video of a product: sent with progress, cancelled, refused at its field, removed, replaced. */
import type { ListingChange, VideoOut } from '@haat/api/own-products';
import { Toaster } from '@haat/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductForm } from '../src/features/products/components/form/product-form';
import { listing } from './support/listing';
import { renderPart, serveApi } from './support/stage';

const videoOf = (id: string, seconds: number): VideoOut => ({
  id,
  url: `/storage/products/videos/${id}.mp4`,
  poster_url: `/storage/products/videos/${id}.webp`,
  seconds,
  width: 1280,
  height: 720,
  created_at: '2026-11-20T04:15:00Z',
});
const OLD = videoOf('v1', 42);
const NEW = videoOf('v2', 7);
const mp4 = (name = 'tea.mp4', type = 'video/mp4') => new File(['film'], name, { type });

const saved: ListingChange[] = [];
let uploads = 0;
const server = serveApi(
  http.get('*/api/products', () =>
    HttpResponse.json({ data: [], links: {}, meta: { total: 0 } }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.put('*/api/products/p1', async ({ request }) => {
    saved.push((await request.json()) as ListingChange);
    return HttpResponse.json({ data: listing });
  }),
);
const answerUpload = (answer: () => Response | Promise<Response>) =>
  server.use(
    http.post('*/api/products/videos', () => {
      uploads += 1;
      return answer();
    }),
  );
const stored = () => HttpResponse.json({ data: NEW }, { status: 201 });

beforeEach(() => {
  saved.splice(0);
  uploads = 0;
  answerUpload(stored);
});

const show = (video: VideoOut | null = null) =>
  renderPart(
    <>
      <ProductForm product={{ ...listing, video }} />
      <Toaster />
    </>,
    { at: '/seller/manageproducts/edit/p1' },
  );
const choose = (file: File) =>
  // Not `upload` of the library: it leaves out what `accept` does not name.
  fireEvent.change(screen.getByLabelText('Video file'), { target: { files: [file] } });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const length = (text: string) => screen.findByText(text, { selector: 'figcaption' });
const sentVideo = async () => {
  await press('Save');
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]?.video_id;
};

test('a chosen video is sent, played from the server and saved by its id', async () => {
  show();
  choose(mp4());
  expect(await length('Video, 0:07')).toBeVisible();
  expect(screen.getByLabelText('Video, 0:07')).toHaveAttribute('src', NEW.url);
  expect(await sentVideo()).toBe('v2');
});

test('while it is sent there is its progress, nothing is saved, and it can be cancelled', async () => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  answerUpload(() => held.then(stored));
  show();
  await userEvent.type(screen.getByLabelText(/^SKU/), '-2');
  choose(mp4('ilam.mp4'));
  expect(await screen.findByLabelText('ilam.mp4: sending')).toBeVisible();
  expect(screen.getByText(/^The video is uploading/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press('Cancel upload');
  go();
  expect(await button('Choose a video')).toHaveFocus();
  expect(screen.queryByLabelText('ilam.mp4: sending')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Video, 0:07')).toBeNull();
});

test.each([
  ['a picture', mp4('tea.png', 'image/png'), 'Please choose an MP4 video.'],
  ['an empty file', new File([], 'a.mp4', { type: 'video/mp4' }), 'The file is empty.'],
])('%s is refused at the field before it is sent', async (_what, file, message) => {
  show(OLD);
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await button('Replace video')).toHaveAccessibleDescription(message);
  expect(await length('Video, 0:42')).toBeVisible();
  expect(uploads).toBe(0);
});

test('a video above 50 MB is refused before it is sent', async () => {
  show();
  const large = mp4();
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
  choose(large);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The video is larger than 50 MB.',
  );
  expect(uploads).toBe(0);
});

test('what the server refuses is at the field, and the former video stays', async () => {
  answerUpload(() =>
    HttpResponse.json(
      { message: 'No.', code: 'invalid', errors: { file: ['Too long.'] } },
      { status: 422 },
    ),
  );
  show(OLD);
  choose(mp4());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long.');
  expect(await length('Video, 0:42')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a lost connection is tried again with the same file', async () => {
  answerUpload(() => HttpResponse.error());
  show();
  choose(mp4());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  answerUpload(stored);
  await press('Try again');
  expect(await length('Video, 0:07')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a removed video comes back by Undo', async () => {
  show(OLD);
  await press('Remove video');
  expect(await button('Choose a video')).toHaveFocus();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  // The toast wants pointer capture, which jsdom has not.
  fireEvent.click(await button('Undo'));
  expect(await length('Video, 0:42')).toBeVisible();
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('a removed video is saved as none', async () => {
  show(OLD);
  await press('Remove video');
  expect(await sentVideo()).toBeNull();
});

test('another video replaces it once it is stored', async () => {
  show(OLD);
  choose(mp4());
  expect(await length('Video, 0:07')).toBeVisible();
  expect(screen.queryByText('Video, 0:42')).toBeNull();
  expect(await sentVideo()).toBe('v2');
});

test('a draft without the video stays without it after a reload', async () => {
  show(OLD);
  await press('Remove video');
  await screen.findByText('Not saved yet');
  cleanup();
  show(OLD);
  expect(await button('Choose a video')).toBeVisible();
  expect(screen.queryByText('Video, 0:42')).toBeNull();
});
