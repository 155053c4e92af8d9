import type { ReactElement } from "react";
import { Avatar } from "../elements/avatar/Avatar.tsx";
import { Badge } from "../elements/badge/Badge.tsx";
import { ButtonLink } from "../elements/button-link/ButtonLink.tsx";
import { Button } from "../elements/button/Button.tsx";
import { Divider } from "../elements/divider/Divider.tsx";
import { FeatureList } from "../elements/feature-list/FeatureList.tsx";
import { Heading } from "../elements/heading/Heading.tsx";
import { Highlight } from "../elements/highlight/Highlight.tsx";
import { IconButton } from "../elements/icon-button/IconButton.tsx";
import { star } from "../elements/icon/glyphs.ts";
import { Icon } from "../elements/icon/Icon.tsx";
import { Inline } from "../elements/inline/Inline.tsx";
import { Keys } from "../elements/keys/Keys.tsx";
import { BareLink, Link } from "../elements/link/Link.tsx";
import { ProviderMark } from "../elements/provider-mark/ProviderMark.tsx";
import { QrCode } from "../elements/qr-code/QrCode.tsx";
import { Skeleton } from "../elements/skeleton/Skeleton.tsx";
import { Spinner } from "../elements/spinner/Spinner.tsx";
import { Stack } from "../elements/stack/Stack.tsx";
import { Stat } from "../elements/stat/Stat.tsx";
import { Text } from "../elements/text/Text.tsx";
import { VisuallyHidden } from "../elements/visually-hidden/VisuallyHidden.tsx";
import { Banner } from "../feedback/banner/Banner.tsx";
import { ComingSoon } from "../feedback/coming-soon/ComingSoon.tsx";
import { EmptyState } from "../feedback/empty-state/EmptyState.tsx";
import { ErrorRegion } from "../feedback/error-region/ErrorRegion.tsx";
import { Checkbox } from "../forms/checkbox/Checkbox.tsx";
import { ChoiceCards } from "../forms/choice-cards/ChoiceCards.tsx";
import { ColorSwatches } from "../forms/color-swatches/ColorSwatches.tsx";
import { FieldMessage } from "../forms/field-message/FieldMessage.tsx";
import { Field } from "../forms/field/Field.tsx";
import { FilePicker } from "../forms/file-picker/FilePicker.tsx";
import { InlineEdit } from "../forms/inline-edit/InlineEdit.tsx";
import { RadioGroup } from "../forms/radio-group/RadioGroup.tsx";
import { SearchField } from "../forms/search-field/SearchField.tsx";
import { Select } from "../forms/select/Select.tsx";
import { Slider } from "../forms/slider/Slider.tsx";
import { Switch, Toggle } from "../forms/switch/Switch.tsx";
import { TextArea } from "../forms/text-area/TextArea.tsx";
import { TextField } from "../forms/text-field/TextField.tsx";
import { BackLink } from "../navigation/back-link/BackLink.tsx";
import { Disclosure, DisclosureList } from "../navigation/disclosure/Disclosure.tsx";
import { NavList } from "../navigation/nav-list/NavList.tsx";
import { Tabs } from "../navigation/tabs/Tabs.tsx";
import { Announcer } from "../overlays/announcer/Announcer.tsx";
import { CommandPalette } from "../overlays/command-palette/CommandPalette.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog/ConfirmDialog.tsx";
import { DeleteDialog } from "../overlays/delete-dialog/DeleteDialog.tsx";
import { DeleteMenu } from "../overlays/delete-menu/DeleteMenu.tsx";
import { Dialog } from "../overlays/dialog/Dialog.tsx";
import { Menu } from "../overlays/menu/Menu.tsx";
import { ShortcutSheet } from "../overlays/shortcut-sheet/ShortcutSheet.tsx";
import { Toaster } from "../overlays/toaster/Toaster.tsx";

type Sample = (className: string) => ReactElement;

const noop = () => undefined;
const options = [{ value: "one", label: "One" }];

/** Every component of the core that renders in place, with an app's class. */
export const inPlace: Readonly<Record<string, Sample>> = {
  Avatar: (className) => <Avatar className={className} of="Ada" />,
  Badge: (className) => <Badge className={className}>New</Badge>,
  Button: (className) => <Button className={className}>Save</Button>,
  ButtonLink: (className) => (
    <ButtonLink className={className} href="/">
      Go on
    </ButtonLink>
  ),
  Divider: (className) => <Divider className={className} />,
  FeatureList: (className) => <FeatureList className={className} features={["Search"]} />,
  Heading: (className) => (
    <Heading className={className} level={2}>
      Books
    </Heading>
  ),
  Highlight: (className) => <Highlight className={className}>words</Highlight>,
  Icon: (className) => <Icon className={className} glyph={star} />,
  IconButton: (className) => <IconButton className={className} glyph={star} label="Star" />,
  Inline: (className) => <Inline className={className}>One</Inline>,
  Keys: (className) => <Keys className={className} keys={["Esc"]} />,
  BareLink: (className) => (
    <BareLink className={className} href="/">
      Home
    </BareLink>
  ),
  Link: (className) => (
    <Link className={className} href="/">
      Home
    </Link>
  ),
  ProviderMark: (className) => <ProviderMark className={className} provider="google" />,
  QrCode: (className) => <QrCode className={className} value="https://example.com" label="Example" />,
  Skeleton: (className) => <Skeleton className={className} />,
  Spinner: (className) => <Spinner className={className} label="Loading" />,
  Stack: (className) => <Stack className={className}>One</Stack>,
  Stat: (className) => <Stat className={className} label="Read" value={12} />,
  Text: (className) => <Text className={className}>Words</Text>,
  VisuallyHidden: (className) => <VisuallyHidden className={className}>Words</VisuallyHidden>,
  Banner: (className) => <Banner className={className} title="Closed today" />,
  ComingSoon: (className) => <ComingSoon className={className} title="Soon" />,
  EmptyState: (className) => <EmptyState className={className} title="Nothing yet" />,
  ErrorRegion: (className) => <ErrorRegion className={className}>Failed to load</ErrorRegion>,
  Checkbox: (className) => <Checkbox className={className}>Agree</Checkbox>,
  ChoiceCards: (className) => (
    <ChoiceCards className={className} label="Size" choices={options} value={undefined} onChange={noop} />
  ),
  ColorSwatches: (className) => (
    <ColorSwatches
      className={className}
      label="Color"
      swatches={[{ name: "Blue", color: "#0000ff" }]}
      value="#0000ff"
      onChange={noop}
    />
  ),
  FieldMessage: (className) => <FieldMessage className={className}>Between 1 and 9</FieldMessage>,
  Field: (className) => (
    <Field className={className} label="Name">
      {(control) => <input {...control} />}
    </Field>
  ),
  FilePicker: (className) => (
    <FilePicker className={className} label="Images" files={[]} max={3} onChange={noop} onRefuse={noop} />
  ),
  InlineEdit: (className) => (
    <InlineEdit className={className} value="Emma" label="Title" editLabel="Edit Title" maxLength={99} onSave={noop}>
      Emma
    </InlineEdit>
  ),
  RadioGroup: (className) => <RadioGroup className={className} label="Size" options={options} />,
  SearchField: (className) => (
    <SearchField className={className} label="Search" placeholder="Search" value="" onChange={noop} />
  ),
  Select: (className) => <Select className={className} label="Size" placeholder="Choose" options={options} />,
  Slider: (className) => (
    <Slider className={className} label="Volume" min={0} max={10} value={4} valueText="4" onChange={() => undefined} />
  ),
  Switch: (className) => <Switch className={className} label="Sound" />,
  Toggle: (className) => <Toggle className={className} labelledBy="sound" />,
  TextArea: (className) => <TextArea className={className} label="Notes" />,
  TextField: (className) => <TextField className={className} label="Title" />,
  BackLink: (className) => (
    <BackLink className={className} href="/">
      Books
    </BackLink>
  ),
  Disclosure: (className) => (
    <Disclosure className={className} summary="Why?">
      Because.
    </Disclosure>
  ),
  DisclosureList: (className) => (
    <DisclosureList className={className} items={[{ question: "Why?", answer: "Because." }]} />
  ),
  NavList: (className) => <NavList className={className} items={[{ label: "Books", href: "/", glyph: star }]} />,
  Tabs: (className) => (
    <Tabs
      className={className}
      label="Book"
      items={[{ value: "one", label: "One", content: "First" }]}
      value="one"
      onChange={noop}
    />
  ),
  Announcer: (className) => <Announcer className={className} />,
  DeleteMenu: (className) => <DeleteMenu className={className} of="Emma" noun="book" onDelete={noop} />,
  Menu: (className) => <Menu className={className} label="More about Emma" items={[]} />,
};

/** Every component of the core that renders over the page, at the end of the document. */
export const overPage: Readonly<Record<string, Sample>> = {
  CommandPalette: (className) => (
    <CommandPalette
      className={className}
      open
      onOpenChange={noop}
      label="Go to"
      placeholder="Search"
      query=""
      onQueryChange={noop}
      groups={[]}
    />
  ),
  ConfirmDialog: (className) => (
    <ConfirmDialog
      className={className}
      open
      onOpenChange={noop}
      title="Leave?"
      description="What you wrote is lost."
      confirmLabel="Leave"
      onConfirm={noop}
    />
  ),
  DeleteDialog: (className) => (
    <DeleteDialog className={className} open onOpenChange={noop} noun="book" of="Emma" onConfirm={noop} />
  ),
  Dialog: (className) => (
    <Dialog className={className} open onOpenChange={noop} title="New book">
      <Button>Save</Button>
    </Dialog>
  ),
  ShortcutSheet: (className) => (
    <ShortcutSheet
      className={className}
      open
      onOpenChange={noop}
      shortcuts={[{ label: "Search", keys: ["/"] }]}
      note="Anywhere"
    />
  ),
  Toaster: (className) => <Toaster className={className} />,
};

/** Components that render no element of their own. */
export const withoutElement: readonly string[] = ["DirectionProvider", "LinkProvider"];
