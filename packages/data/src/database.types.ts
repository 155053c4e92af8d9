export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      card_states: {
        Row: {
          card_id: string;
          difficulty: number;
          due: string;
          engine: string;
          lapses: number;
          last_review: string | null;
          log_length: number;
          reps: number;
          stability: number;
          state: number;
          step: number;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "the_card_is_the_owners";
            columns: ["card_id", "user_id"];
            isOneToOne: true;
            referencedRelation: "cards";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      cards: {
        Row: {
          back: string;
          choices: Json | null;
          created_at: string;
          edited_at: string | null;
          first: number;
          front: string;
          id: string;
          kind: string;
          last: number;
          origin: string;
          quote: string;
          rank: number;
          recording_id: string;
          source_changed: boolean;
          source_hash: string;
          standing: string;
          start_s: number | null;
          suspended: boolean;
          user_id: string;
        };
        Insert: never;
        Update: {
          back?: string;
          front?: string;
          standing?: string;
          suspended?: boolean;
        };
        Relationships: [];
      };
      course_corrections: {
        Row: {
          created_at: string;
          folder_id: string;
          heard: string;
          id: string;
          kind: string;
          replaced: string[];
          shown: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      course_end_receipts: {
        Row: {
          cards: number;
          course_end: string;
          deleted_at: string;
          folder_id: string;
          folder_name: string;
          id: string;
          recordings: number;
          reviews: number;
          tags: number;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      folders: {
        Row: {
          color: string;
          course_end: string | null;
          course_end_noticed_at: string | null;
          created_at: string;
          description: string | null;
          exam_date: string | null;
          exam_name: string | null;
          exam_target: number | null;
          id: string;
          name: string;
          user_id: string;
          lectures: number | null;
        };
        ComputedFields: "lectures";
        Insert: {
          color?: string;
          description?: string | null;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          color?: string;
          course_end?: string | null;
          description?: string | null;
          exam_date?: string | null;
          exam_name?: string | null;
          exam_target?: number | null;
          name?: string;
        };
        Relationships: [];
      };
      practice_settings: {
        Row: {
          new_per_day: number;
          retention: number;
          time_zone: string | null;
          user_id: string;
        };
        Insert: never;
        Update: {
          new_per_day?: number;
          retention?: number;
          time_zone?: string | null;
        };
        Relationships: [];
      };
      recording_corrections: {
        Row: {
          corrected: Json | null;
          corrections: NonNullable<Json>;
          recording_id: string;
          user_id: string;
          version: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      recording_outlines: {
        Row: {
          cards: Json | null;
          chapters: NonNullable<Json>;
          dates: Json | null;
          forms: Json | null;
          points: Json | null;
          questions: NonNullable<Json>;
          recording_id: string;
          tasks: Json | null;
          terms: NonNullable<Json>;
          thesis: Json | null;
          user_id: string;
          version: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      recording_segments: {
        Row: {
          opening: NonNullable<Json>;
          recording_id: string;
          segments: NonNullable<Json>;
          user_id: string;
          wave: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      recording_tags: {
        Row: {
          recording_id: string;
          tag_id: string;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      recordings: {
        Row: {
          ai_notes: string | null;
          ai_summary: string | null;
          created_at: string;
          folder_id: string | null;
          has_transcript: boolean;
          id: string;
          is_favorite: boolean;
          is_read: boolean;
          language: string | null;
          minutes: number | null;
          original_name: string;
          recording_icon: string | null;
          recording_icon_color: string | null;
          status: string;
          summary_opening: string | null;
          transcript: string | null;
          user_id: string;
        };
        Insert: never;
        Update: {
          ai_notes?: string | null;
          folder_id?: string | null;
          is_favorite?: boolean;
          is_read?: boolean;
          original_name?: string;
        };
        Relationships: [];
      };
      reviews: {
        Row: {
          card_id: string;
          device: string | null;
          device_number: number | null;
          elapsed_ms: number | null;
          id: string;
          rating: number | null;
          received_at: string;
          retention: number;
          reviewed_at: string;
          undoes: string | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      study_guides: {
        Row: {
          content: string | null;
          content_opening: string | null;
          created_at: string;
          icon: string | null;
          icon_color: string | null;
          id: string;
          title: string;
          user_id: string;
        };
        Insert: never;
        Update: {
          title?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          color: string;
          created_at: string;
          id: string;
          name: string;
          user_id: string;
        };
        Insert: {
          color?: string;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          color?: string;
          name?: string;
        };
        Relationships: [];
      };
      user_info: {
        Row: {
          default_summary_style: string;
          id: string;
        };
        Insert: never;
        Update: {
          default_summary_style?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      profiles: {
        Row: {
          bonus_recording_time: number;
          free_week: boolean | null;
          free_week_end: string | null;
          id: string;
          is_subscribed: boolean | null;
          recording_time: number | null;
          referral_code: string;
          referral_count: number;
          referred_by_code: string | null;
          stripe_customer_id: string | null;
          subscription_end_date: string | null;
          subscription_plan_cancelled: boolean;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Functions: {
      cards_to_ask: {
        Args: { p_card_ids: string[] };
        Returns: {
          back: string;
          choices: Json;
          created_at: string;
          difficulty: number;
          due: string;
          edited_at: string;
          first: number;
          front: string;
          id: string;
          kind: string;
          language: string;
          lapses: number;
          last: number;
          last_review: string;
          log_length: number;
          origin: string;
          quote: string;
          recording_id: string;
          recording_name: string;
          reps: number;
          stability: number;
          start_s: number;
          state: number;
          step: number;
        }[];
      };
      change_card: { Args: { p_card_id: string; p_shown: Json; p_texts: Json }; Returns: string };
      change_corrections: {
        Args: { p_add?: Json; p_recording_id: string; p_undo?: string[]; p_version: number };
        Returns: Json;
      };
      change_folder: { Args: { p_folder_id: string; p_shown: Json; p_text: Json }; Returns: string };
      change_notes: { Args: { p_notes: string; p_recording_id: string; p_shown: string }; Returns: string };
      change_recordings: {
        Args: {
          p_add_tags?: string[];
          p_folder_id?: string;
          p_id: string;
          p_is_favorite?: boolean;
          p_moves?: boolean;
          p_recording_ids: string[];
          p_remove_tags?: string[];
        };
        Returns: number;
      };
      confirm_address: { Args: Record<PropertyKey, never>; Returns: boolean };
      connect_assistant: { Args: { p_client_id: string }; Returns: boolean };
      connected_assistants: {
        Args: Record<PropertyKey, never>;
        Returns: {
          client_id: string;
          connected_at: string;
          host: string;
          last_used_at: string;
          name: string;
        }[];
      };
      course_contents: {
        Args: { p_folder_id: string };
        Returns: {
          cards: number;
          preparing: number;
          recordings: number;
          reviews: number;
          tags: number;
        }[];
      };
      course_ends: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cards: number;
          course_end: string;
          folder_id: string;
          folder_name: string;
          preparing: number;
          recordings: number;
          reviews: number;
          tags: number;
        }[];
      };
      delete_recordings: { Args: { p_recording_ids: string[] }; Returns: number };
      disconnect_assistant: { Args: { p_client_id: string }; Returns: boolean };
      due_cards: {
        Args: { p_folder_id?: string; p_limit?: number; p_recording_id?: string; p_time_zone?: string };
        Returns: {
          back: string;
          choices: Json;
          created_at: string;
          difficulty: number;
          due: string;
          edited_at: string;
          first: number;
          front: string;
          id: string;
          kind: string;
          language: string;
          lapses: number;
          last: number;
          last_review: string;
          log_length: number;
          origin: string;
          quote: string;
          recording_id: string;
          recording_name: string;
          reps: number;
          stability: number;
          start_s: number;
          state: number;
          step: number;
        }[];
      };
      due_fronts: {
        Args: { p_folder_id?: string; p_limit?: number };
        Returns: {
          due: string;
          folder_id: string;
          front: string;
          id: string;
          recording_id: string;
          recording_name: string;
        }[];
      };
      exam_material: { Args: { p_folder_id: string; p_time_zone?: string }; Returns: Json };
      export_cards: { Args: { p_recording_ids: string[] }; Returns: Json };
      find_unit_passages: {
        Args: { p_folder_id?: string; p_recording_ids?: string[]; p_words: string[] };
        Returns: Json;
      };
      is_address_confirmed: { Args: Record<PropertyKey, never>; Returns: boolean };
      kept_data_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      lectures: {
        Args: {
          folder: Omit<
            Database["public"]["Tables"]["folders"]["Row"],
            Database["public"]["Tables"]["folders"]["ComputedFields"]
          >;
        };
        Returns: number;
      };
      mark_recordings_read: { Args: { p_is_read: boolean; p_recording_ids: string[] }; Returns: number };
      practice_days: {
        Args: { p_days?: number; p_time_zone?: string };
        Returns: {
          asked: number;
          day: string;
          introduced: number;
          recalled: number;
          reviews: number;
        }[];
      };
      practice_overview: {
        Args: { p_time_zone?: string };
        Returns: {
          changed: number;
          due: number;
          folder_id: string;
          kept: number;
          learning: number;
          "new": number;
          next_due: string;
          recording_id: string;
          recording_name: string;
          suspended: number;
        }[];
      };
      practice_today: {
        Args: { p_time_zone?: string };
        Returns: {
          day: string;
          ends_at: string;
          new_left: number;
          starts_at: string;
          time_zone: string;
        }[];
      };
      read_also_said: { Args: { p_recording_id: string }; Returns: Json };
      read_transcript: {
        Args: { p_from_line?: number; p_from_seconds?: number; p_recording_id: string };
        Returns: Json;
      };
      read_unit: { Args: { p_derived?: boolean; p_folder_id?: string; p_recording_ids?: string[] }; Returns: Json };
      read_unit_terms: { Args: { p_folder_id: string }; Returns: Json };
      refuse_ended_session: { Args: Record<PropertyKey, never>; Returns: undefined };
      remember_correction: {
        Args: { p_folder_id: string; p_from: string; p_id: string; p_kind: string; p_to: string };
        Returns: boolean;
      };
      replace_written_words: {
        Args: { p_from: string; p_id: string; p_recording_id: string; p_to: string };
        Returns: number;
      };
      search_recordings: {
        Args: { p_favorites?: boolean; p_folder_id?: string; p_from?: string; p_query: string; p_until?: string };
        Returns: Json;
      };
      tagged_recordings: { Args: Record<PropertyKey, never>; Returns: Json };
      undo_recording_change: { Args: { p_id: string }; Returns: boolean };
      undo_replacement: { Args: { p_id: string }; Returns: boolean };
      written_places: { Args: { p_from: string; p_recording_id: string }; Returns: Json };
    };
  };
};
