import { useSession } from '@haat/platform';
import { DeskLayout } from './desk-layout';

/** Conversations have both sides: they are in the desk of what a person does first. */
export function MessagesLayout() {
  const { isSeller } = useSession();
  return <DeskLayout name={isSeller ? 'seller' : 'buyer'} />;
}
