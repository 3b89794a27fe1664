export { CategoryIcon } from '@haat/ui';
