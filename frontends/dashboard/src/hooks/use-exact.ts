export { useExact } from '@haat/enquiry';
