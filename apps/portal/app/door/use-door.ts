import { useCallback, useEffect, useRef, useState } from 'react';
import type { PortalApi } from '../api.server';
import { type DoorStore, openDoorStore } from './door-store';

export type DoorList = Awaited<ReturnType<PortalApi['activityDesk']['door']>>['list'];

/** How long a door waits between two tries to send what it has noted, in milliseconds. */
const betweenTries = 5_000;

interface DoorOptions {
  readonly api: Pick<PortalApi, 'activityDesk'> | null;
  readonly ccId: number;
  readonly activityId: number;
  readonly list: DoorList;
}

/** The state of a door: who is here, what still has to be sent, and whether the server can be reached. */
export function useDoor({ api, ccId, activityId, list }: DoorOptions) {
  const store = useRef<DoorStore | null>(null);
  const isSending = useRef(false);
  const [times, setTimes] = useState<ReadonlyMap<number, number | null>>(
    () => new Map(list.map(({ place_id, checked_in_time }) => [place_id, checked_in_time])),
  );
  const [waiting, setWaiting] = useState(0);
  const [isOnline, setOnline] = useState(true);
  const [isReady, setReady] = useState(false);

  const send = useCallback(async () => {
    if (store.current === null || api === null || isSending.current) return;
    isSending.current = true;
    try {
      const noted = await store.current.all(activityId);
      if (noted.length > 0) {
        const part = noted.slice(0, 500);
        await api.activityDesk.checkIn({
          ccId,
          activityId,
          list: part.map(({ place_id, time, is_undone }) => ({ place_id, time, is_undone })),
        });
        await store.current.remove(part.map(({ id }) => id));
      } else {
        const fresh = await api.activityDesk.door({ ccId, activityId });
        setTimes(new Map(fresh.list.map(({ place_id, checked_in_time }) => [place_id, checked_in_time])));
      }
      setOnline(true);
    } catch {
      setOnline(false);
    } finally {
      setWaiting((await store.current.all(activityId)).length);
      isSending.current = false;
    }
  }, [api, ccId, activityId]);

  useEffect(() => {
    let isGone = false;
    void openDoorStore().then(async (opened) => {
      if (isGone) return;
      store.current = opened;
      const noted = await opened.all(activityId);
      setTimes((before) => noted.reduce(withNote, new Map(before)));
      setWaiting(noted.length);
      setReady(true);
      await send();
    });
    const timer = setInterval(() => void send(), betweenTries);
    const wake = () => void send();
    const sleep = () => setOnline(false);
    window.addEventListener('online', wake);
    window.addEventListener('offline', sleep);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', sleep);
    };
  }, [activityId, send]);

  const note = useCallback(
    async (placeId: number, isUndone: boolean) => {
      const one = { activityId, place_id: placeId, time: Math.floor(Date.now() / 1000), is_undone: isUndone };
      await store.current?.add(one);
      setTimes((before) => withNote(new Map(before), one));
      setWaiting((before) => before + 1);
      await send();
    },
    [activityId, send],
  );
  return { times, waiting, isOnline, isReady, note, send };
}

function withNote(
  times: Map<number, number | null>,
  { place_id, time, is_undone }: { readonly place_id: number; readonly time: number; readonly is_undone: boolean },
) {
  return times.set(place_id, is_undone ? null : (times.get(place_id) ?? time));
}
