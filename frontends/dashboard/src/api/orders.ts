/** engagement: which lists a change of an order refreshes. */
import { ordersApi } from '@haat/api/orders';
import type { OrderDetail, ReceivedLine } from '@haat/api/orders';

export type {
  NewDelivery,
  OrderDelivery,
  OrderDetail,
  OrderLineProgress as OrderLine,
  OrderPartner,
  OrderPayment,
  OrderShortage,
  OrderStatus,
  OrderSummary,
  Party,
} from '@haat/api/orders';
export type Side = OrderDetail['role'];
export type Settlement = NonNullable<ReceivedLine['request']>;
export type ShortageReason = NonNullable<ReceivedLine['reason']>;

const orders = { providesTags: ['Orders' as const] };
/** Also when refused: the other side was faster, and the page must show the current state. */
const changesOrders = { invalidatesTags: ['Orders' as const] };
/** A cancelled or refused order ends the deal of its quote and its requirement. */
const endsOrders = {
  invalidatesTags: ['Orders' as const, 'Quotes' as const, 'Requirements' as const],
};

export const {
  useListOrdersQuery,
  useListOrderPartnersQuery,
  useGetOrderQuery,
  useConfirmOrderMutation,
  useRefuseOrderMutation,
  useCancelOrderMutation,
  useDeclineCancellationMutation,
  useSendDeliveryMutation,
  useReceiveDeliveryMutation,
  useSettleShortagesMutation,
  useDisputeOrderMutation,
  useCloseOrderMutation,
  useWriteOrderNoteMutation,
  useNotePaymentMutation,
  useConfirmPaymentMutation,
  useDenyPaymentMutation,
  useWithdrawPaymentMutation,
  useRepeatOrderMutation,
} = ordersApi.enhanceEndpoints({
  endpoints: {
    listOrders: orders,
    getOrder: orders,
    listOrderPartners: orders,
    confirmOrder: changesOrders,
    refuseOrder: endsOrders,
    cancelOrder: endsOrders,
    declineCancellation: changesOrders,
    sendDelivery: changesOrders,
    receiveDelivery: changesOrders,
    settleShortages: changesOrders,
    disputeOrder: changesOrders,
    closeOrder: endsOrders,
    writeOrderNote: changesOrders,
    notePayment: changesOrders,
    confirmPayment: changesOrders,
    denyPayment: changesOrders,
    withdrawPayment: changesOrders,
    repeatOrder: { invalidatesTags: ['Requirements' as const] },
  },
});
