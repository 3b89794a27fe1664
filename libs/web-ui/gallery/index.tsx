/** A page of all components, for looking at: `npm run gallery`, `?lang=ne` for Nepali. */
import {
  BrowserRouter,
  PlatformProvider,
  activateLocale,
  makeStore,
  registerCatalogs,
  useLocale,
} from '@haat/platform';
import { createRoot } from 'react-dom/client';
import { Container } from '../src';
import './gallery.css';
import { STORIES } from './stories';
import type { Say, Story } from './story';

const catalogs = {
  en: () => Promise.all([import('../src/locales/en/messages')]),
  ne: () => Promise.all([import('../src/locales/ne/messages')]),
};

function Part({ story }: { story: Story }) {
  const isNepali = useLocale() === 'ne';
  const say: Say = (english, nepali) => (isNepali ? nepali : english);
  const name = story.of.join(', ');
  return (
    <section aria-label={name} className="border-t border-line py-6">
      <h2 lang="en" className="mb-4 text-lg">
        {name}
      </h2>
      <div className="flex flex-wrap items-center gap-3">{story.show(say)}</div>
    </section>
  );
}

const Gallery = () => (
  <main>
    <Container className="py-8">
      <h1 className="mb-6 text-2xl">
        @haat/ui{' '}
        <a className="text-indigo-700 underline" href="?lang=en" lang="en">
          English
        </a>{' '}
        <a className="text-indigo-700 underline" href="?lang=ne" lang="ne">
          नेपाली
        </a>
      </h1>
      {Object.values(STORIES)
        .flat()
        .map((story) => (
          <Part key={story.of.join()} story={story} />
        ))}
    </Container>
  </main>
);

async function start(): Promise<void> {
  const isNepali = new URLSearchParams(location.search).get('lang') === 'ne';
  await registerCatalogs(catalogs);
  await activateLocale(isNepali ? 'ne' : 'en');
  createRoot(document.getElementById('root')!).render(
    <PlatformProvider store={makeStore()}>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </PlatformProvider>,
  );
}

void start();
