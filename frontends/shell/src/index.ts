import './styles.css';
import { start } from './bootstrap';

void start();
