/** Where an upload lies in storage. The name is ours and random, so nothing of a visitor gets into a path. */
export function uploadKey(cname: string): string {
  return `uploads/${cname.slice(0, 2)}/${cname}`;
}
