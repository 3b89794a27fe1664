/** The pictures and the video of a product: thumbnails, keys, swipes, the full view. */
import type { PlayedVideo } from '@haat/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from '../src/features/product/components/gallery';
import { renderPart } from './stage';

const VIDEO: PlayedVideo = {
  url: '/storage/products/videos/v1.mp4',
  poster_url: '/storage/products/videos/v1.webp',
  seconds: 42,
  width: 1280,
  height: 720,
};
const IMAGES = ['/storage/products/a.webp', '/storage/products/b.webp'];
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset().mockReturnValue();
});

const show = (video: PlayedVideo | null = VIDEO, images = IMAGES) =>
  renderPart(<Gallery images={images} video={video} name="Ilam tea" />);
const thumb = () => screen.findByRole('button', { name: 'Video, 0:42' });
const player = () =>
  screen.findByLabelText<HTMLVideoElement>('Video, 0:42', {
    selector: 'video',
  });

test('the video is the last thumbnail, and plays only by a press', async () => {
  show();
  const last = await thumb();
  const all = within(last.parentElement as HTMLElement).getAllByRole('button');
  expect(all.at(-1)).toBe(last);
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(last);
  const video = await player();
  expect(last).toHaveAttribute('aria-current', 'true');
  expect(video).toHaveAttribute('src', VIDEO.url);
  expect(video).toHaveAttribute('poster', VIDEO.poster_url);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('playsinline');
  expect(video.controls).toBe(true);
  expect(video.autoplay).toBe(false);
  expect(play).not.toHaveBeenCalled();
});

test('the arrow keys go on to the video, where they seek', async () => {
  show();
  await thumb();
  const large = screen.getByRole('button', { name: 'Enlarge picture of Ilam tea' });
  fireEvent.keyDown(large, { key: 'ArrowLeft' });
  const video = await player();
  expect(await thumb()).toHaveFocus();
  fireEvent.keyDown(video, { key: 'ArrowLeft' });
  expect(video).toBeInTheDocument();
  fireEvent.keyDown(await thumb(), { key: 'ArrowRight' });
  await waitFor(() => expect(video).not.toBeInTheDocument());
});

test('a swipe leaves the video, but not one along its controls', async () => {
  show();
  await userEvent.click(await thumb());
  const video = await player();
  const swipe = (clientY: number) => {
    fireEvent.touchStart(video, { touches: [{ clientX: 200, clientY }] });
    fireEvent.touchEnd(video, { changedTouches: [{ clientX: 300, clientY }] });
  };
  // In this test every box ends at 0.
  swipe(-10);
  expect(video).toBeInTheDocument();
  swipe(-200);
  await waitFor(() => expect(video).not.toBeInTheDocument());
});

test('a video that does not play has a link to its file', async () => {
  show();
  await userEvent.click(await thumb());
  fireEvent.error(await player());
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent('This video can’t be played here.');
  expect(within(message).getByRole('link')).toHaveAttribute('href', VIDEO.url);
});

test('the full view has the video among its thumbnails, and pauses the one below', async () => {
  show();
  await userEvent.click(await thumb());
  await player();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the video' }));
  expect(pause).toHaveBeenCalledTimes(1);
  const view = await screen.findByRole('dialog', { name: 'Ilam tea' });
  expect(within(view).getAllByRole('button', { name: /of 3$/ })).toHaveLength(3);
  const original = within(view).getByRole('link');
  expect(original).toHaveAttribute('href', VIDEO.url);
  await waitFor(() => expect(view.querySelector('video source')).not.toBeNull());
  const source = view.querySelector('video source') as HTMLSourceElement;
  expect(source).toHaveAttribute('src', VIDEO.url);
  expect(play).not.toHaveBeenCalled();
  fireEvent.error(source);
  expect(within(view).getByRole('alert')).toHaveTextContent('This video can’t be');
});

test('a product without pictures has its video at once, without thumbnails', async () => {
  show(VIDEO, []);
  expect(await player()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Video, 0:42' })).toBeNull();
});

test('without a video there is none', () => {
  show(null);
  expect(screen.queryByRole('button', { name: /^Video/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(2);
});
