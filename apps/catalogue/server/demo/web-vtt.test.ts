import { expect, it } from 'vitest';
import { webVtt } from './web-vtt';

it('writes captions as players read them', () => {
  expect(
    webVtt([
      { from: 0, to: 2.5, text: 'The shed opens.' },
      { from: 59.9995, to: 3661.25, text: 'Ends --> picks\n\n& <b>beat</b>' },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nThe shed opens.\n\n' +
      '00:01:00.000 --> 01:01:01.250\nEnds --&gt; picks &amp; &lt;b&gt;beat&lt;/b&gt;\n',
  );
});
