/** How this browser stands to pushed notices. */
export type PushState = 'unknown' | 'impossible' | 'off' | 'on' | 'denied' | 'changing';

const worker = '/notices-worker.js';

export function canPush(state: PushState): boolean {
  return state !== 'impossible';
}

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === null ? 'off' : 'on';
}

/** Asks the person and the browser's push service; null when either said no. */
export async function startPush(publicKey: string): Promise<Readonly<Record<string, string>> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    const registration = await navigator.serviceWorker.register(worker);
    await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  } catch {
    // The push service is out of reach; the switch stays off and can be tried again.
    return null;
  }
}

/** Ends it, and tells the address that nothing is pushed to any more. */
export async function endPush(): Promise<string | null> {
  const made = await subscription();
  await made?.unsubscribe();
  return made?.endpoint ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
