import { deferred } from '@haat/platform';
import type { LightboxProps } from './lightbox';

/** Pictures over the page; the code loads with the first one that opens. */
export const PictureViewer = deferred<LightboxProps>(async () => ({
  default: (await import(/* webpackChunkName: "lightbox" */ './lightbox')).Lightbox,
}));
