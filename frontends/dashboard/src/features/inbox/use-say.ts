import { isWaiting } from '@haat/platform';
import { useRef } from 'react';
import { useSendMessageMutation } from '../../api/messages';

const newKey = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** The same text keeps its key: sent again after a broken answer, it arrives once. */
export function useSay(id: string) {
  const [send, { isLoading, error }] = useSendMessageMutation();
  const tried = useRef({ body: '', key: '' });
  const say = async (body: string) => {
    if (tried.current.body !== body) tried.current = { body, key: newKey() };
    const { error: failure } = await send({
      conversationId: id,
      'Idempotency-Key': tried.current.key,
      body: { body },
    });
    if (failure && !isWaiting(failure)) throw failure;
    tried.current = { body: '', key: '' };
  };
  return { say, isLoading, error };
}
