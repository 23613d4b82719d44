interface HandedFile {
  readonly name: string;
  readonly content_type: string;
  /** In base64. */
  readonly content: string;
}

/** Has the browser save a file that a call handed over. */
export function saveFile({ name, content_type, content }: HandedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
