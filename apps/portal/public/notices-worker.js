// Shows notices that are pushed to this browser, also while no page of the portal is open.

self.addEventListener('push', (event) => {
  const { title, text, tag, address, language } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body: text,
    tag,
    lang: language === 'en' ? 'en' : 'zh-CN',
    icon: '/favicon.svg',
    data: { address },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  event.waitUntil(openPage(address));
});

/** An open page of the portal goes there; otherwise a new one does. */
async function openPage(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).origin === self.location.origin);
  if (page === undefined) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
