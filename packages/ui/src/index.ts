export { BackToTop } from './back-to-top';
export { Breadcrumb, type Crumb } from './breadcrumb';
export { Button, type ButtonKind, type ButtonProps, LinkButton } from './button';
export { Carousel, type CarouselItem, type CarouselProps, type CarouselWords } from './carousel';
export { classNames } from './class-names';
export { ConfirmBox } from './confirm-box';
export { confirm, onQuestions, openQuestion, type Question } from './confirm-store';
export { Countdown } from './countdown';
export { Dialog, type DialogProps } from './dialog';
export {
  Field,
  FieldError,
  type FieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
} from './field';
export { FigureLine } from './figure-line';
export { type FigureRow, FigureTable } from './figure-table';
export { lazyStates, useLazyItems } from './lazy-items';
export { MessageBox } from './message-box';
export { type MessageKind, showMessage } from './message-store';
export { Notice } from './notice';
export { Pagination, type PaginationProps } from './pagination';
export { Picture, type PictureProps, type PictureSource } from './picture';
export { PointPaper, type PointPaperProps } from './point-paper';
export { type TabPanel, Tabs } from './tabs';
export { LinkProvider, UiLink, type UiLinkProps } from './ui-link';
export { useDismissal } from './use-dismissal';
export { VisuallyHidden } from './visually-hidden';
export { whenLoaded } from './when-loaded';
