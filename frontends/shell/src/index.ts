import './styles.css';
import { start } from './bootstrap';

// Without it everything works but reading offline.
void start()
  .then(() => import(/* webpackChunkName: "later" */ './offline/worker'))
  .then(({ startWorker }) => startWorker())
  .catch((error: unknown) => console.warn('worker', error));
