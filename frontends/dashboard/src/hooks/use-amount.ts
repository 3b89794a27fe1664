export { useAmount } from '@haat/enquiry';
