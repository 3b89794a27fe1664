import { paths } from '@haat/platform';
import type { OrderDetail } from '../../api/orders';

/** The page of an order, as its side sees it. */
export const orderPath = ({ id, role }: Pick<OrderDetail, 'id' | 'role'>) =>
  role === 'seller' ? paths.sellerOrder(id) : paths.buyerOrder(id);
