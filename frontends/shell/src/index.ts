import { rememberTaps } from './app/early-taps';
import { revealDeferredImages } from './app/deferred-images';
import './styles.css';

/** Between two parts a phone may paint and answer a tap. */
const breath = () => new Promise((done) => setTimeout(done));

async function begin(): Promise<void> {
  rememberTaps();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  await import(/* webpackMode: "eager" */ '@haat/platform/store');
  await breath();
  await import(/* webpackMode: "eager" */ '@haat/platform');
  await breath();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap');
  await breath();
  await start();
  // Without it everything works but reading offline.
  const { startWorker } = await import(
    /* webpackChunkName: "after-hydration" */ './app/register-worker'
  );
  startWorker();
}

void begin().catch((error: unknown) => {
  console.warn('start', error);
  // It stays as it was rendered, with all of its pictures.
  revealDeferredImages();
});
