import { useNotify, useRefresh } from 'react-admin';
import { said } from '../data-provider';

/** Does something and shows what has become of it, or why it was refused; tells whether it was done. */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await said(work());
      refresh();
      if (done !== undefined) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    }
  };
}
