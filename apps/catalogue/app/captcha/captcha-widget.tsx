import 'altcha/altcha.css';
import 'altcha/external';
import workerAddress from 'altcha/worker?url';
import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages';
import { type AskedCaptcha, captchaFieldName } from './captcha-data';

/** The widget of altcha, from our own origin, with our words. It keeps a form from being sent before it has counted. */
export default function CaptchaWidget({
  asked,
  onFail,
}: {
  readonly asked: AskedCaptcha;
  readonly onFail: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const fail = useRef(onFail);
  fail.current = onFail;

  // Made by hand, because React 18 gives an element of this kind no listeners.
  useEffect(() => {
    const widget = document.createElement('altcha-widget');
    const { wait: _wait, ...puzzle } = asked;
    const attributes = {
      name: captchaFieldName,
      challengejson: JSON.stringify(puzzle),
      workerurl: workerAddress,
      auto: 'onload',
      hidefooter: 'true',
      hidelogo: 'true',
      disablerefetchonexpire: 'true',
      strings: JSON.stringify(words()),
    };
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
    const onState = (event: Event) => {
      const state = event instanceof CustomEvent ? event.detail?.state : undefined;
      if (state === 'error' || state === 'expired') fail.current();
    };
    widget.addEventListener('statechange', onState);
    place.current?.append(widget);
    return () => {
      widget.removeEventListener('statechange', onState);
      widget.remove();
    };
  }, [asked]);

  return <div ref={place} />;
}

function words() {
  return {
    label: m.captcha_label(),
    ariaLinkLabel: '',
    error: m.captcha_failed(),
    expired: m.captcha_failed(),
    footer: '',
    verified: m.captcha_verified(),
    verifying: m.captcha_verifying(),
    waitAlert: m.captcha_verifying(),
  };
}
