declare global {
  interface Window {
    /** Where advertising and analytics tags look for what happened; each tag reads it for itself. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells the tags that something happened. Never anything that a person typed. */
export function tellTags(event: { readonly event: string } & Readonly<Record<string, string>>): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event });
}

/** Puts the tags into the head, each once. To be called only after a yes. */
export function loadTags(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (document.head.querySelector(`script[data-tag="${CSS.escape(address)}"]`)) continue;
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset.tag = address;
    document.head.append(script);
  }
}
