import { describe, expect, it } from 'vitest';
import { networkErrorText, TransportError } from './transport-error';

describe('TransportError', () => {
  it.each([
    ['aborted', 'Request aborted'],
    ['network', 'Network Error'],
    ['unsupportedProtocol', 'Unsupported protocol'],
    ['noGlobalThis', 'Unable to locate global this'],
  ] as const)('of kind %s reads "%s"', (kind, message) => {
    const error = new TransportError(kind);
    expect({ kind: error.kind, message: error.message, name: error.name }).toEqual({
      kind,
      message,
      name: 'TransportError',
    });
  });

  it('names the time limit', () => {
    expect(new TransportError('timeout', { timeoutMs: 30_000 }).message).toBe('timeout of 30000 ms exceeded');
    expect(new TransportError('timeout').message).toBe('timeout of 0 ms exceeded');
  });

  it('says "Network error!" to people', () => {
    expect(new TransportError('network').readableText()).toBe('Network error!');
    expect(networkErrorText.en).toBe('Network error!');
  });

  it.each(['aborted', 'network', 'timeout', 'unsupportedProtocol', 'noGlobalThis'] as const)(
    'has a readable text for %s in both languages',
    (kind) => {
      expect(new TransportError(kind).readableText('en')).toMatch(/^[A-Z].*[.!]$/);
      expect(new TransportError(kind).readableText('zh-cn')).toMatch(/^\p{Script=Han}.*[。！]$/u);
    },
  );

  it('keeps its cause', () => {
    const cause = new Error('ECONNREFUSED');
    expect(new TransportError('network', { cause }).cause).toBe(cause);
  });
});
