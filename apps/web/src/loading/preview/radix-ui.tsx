/** Replaces `radix-ui`: renders tabs without behaviour. See `react.ts`. */

import { createContext, type ReactNode, useContext } from "react";

const SelectedTab = createContext("");

interface PartProps {
  readonly value: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const Tabs = {
  Root: ({ value, children }: Pick<PartProps, "value" | "children">) => (
    <SelectedTab value={value}>
      <div>{children}</div>
    </SelectedTab>
  ),
  List: ({ children, ...rest }: Omit<PartProps, "value">) => (
    <div role="tablist" {...rest}>
      {children}
    </div>
  ),
  Trigger: ({ value, ...rest }: PartProps) => {
    const isSelected = useContext(SelectedTab) === value;
    return (
      <button
        type="button"
        role="tab"
        aria-selected={isSelected}
        data-state={isSelected ? "active" : "inactive"}
        {...rest}
      />
    );
  },
  Content: ({ value, children, className }: PartProps) => {
    const isSelected = useContext(SelectedTab) === value;
    return (
      <div role="tabpanel" data-state={isSelected ? "active" : "inactive"} className={className} hidden={!isSelected}>
        {isSelected && children}
      </div>
    );
  },
};
