export { Dialog, DropdownMenu } from 'radix-ui';
