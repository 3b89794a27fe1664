import './styles.css';
import { start } from './bootstrap';
import { startWorker } from './offline/worker';

void start().then(startWorker);
