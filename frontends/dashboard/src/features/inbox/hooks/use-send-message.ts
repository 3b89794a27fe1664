import { isWaiting } from '@haat/platform';
import { useRef } from 'react';
import { useSendMessageMutation } from '../../../api/messages';

const newKey = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** The same text keeps its key: sent again after a lost response, it arrives once. */
export function useSendMessage(id: string) {
  const [mutate, { isLoading, error }] = useSendMessageMutation();
  const tried = useRef({ body: '', key: '' });
  const sendMessage = async (body: string) => {
    if (tried.current.body !== body) tried.current = { body, key: newKey() };
    const { error: failure } = await mutate({
      conversationId: id,
      'Idempotency-Key': tried.current.key,
      body: { body },
    });
    if (failure && !isWaiting(failure)) throw failure;
    tried.current = { body: '', key: '' };
  };
  return { sendMessage, isLoading, error };
}
