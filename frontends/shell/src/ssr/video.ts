/** The video of a product as search engines read it. */
import type { Product } from '@haat/platform';

type Video = NonNullable<Product['video']>;

/** `about` is left out when it is empty. */
export const videoThing = (video: Video, name: string, about: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name,
  description: about || undefined,
  thumbnailUrl: video.poster_url,
  contentUrl: video.url,
  uploadDate: video.created_at,
  duration: `PT${video.seconds}S`,
});
